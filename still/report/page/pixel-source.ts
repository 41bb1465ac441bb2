/** The pixels of a picture as the page may read them. */
export interface ReadablePicture {
  readonly width: number;
  readonly height: number;
  /** RGBA. */
  readonly pixels: Uint8ClampedArray;
}

/** What a picture's script calls with the picture as a data address. */
declare global {
  interface Window {
    horizonPicture?: (name: string, address: string) => void;
  }
}

/** Pictures that are kept decoded: both sides of a frame and of its neighbours. */
const most = 6;

const known = new Map<string, Promise<ReadablePicture | null>>();
const awaited = new Map<string, (address: string) => void>();

/**
 * Reads a shown picture. A page from disk must not read the pixels of a picture file, so the report keeps a script beside those that are
 * worth reading.
 * @returns Null when there is no such script, or it cannot be loaded.
 */
export function readPicture(image: HTMLImageElement): Promise<ReadablePicture | null> {
  const script = image.dataset.pixels;
  if (script === undefined) return Promise.resolve(null);
  const kept = known.get(script);
  if (kept !== undefined) return kept;
  const read = load(script).catch(() => null);
  known.set(script, read);
  const [oldest] = known.keys();
  if (known.size > most && oldest !== undefined) known.delete(oldest);
  return read;
}

async function load(script: string): Promise<ReadablePicture> {
  window.horizonPicture = (name, address) => awaited.get(name)?.(address);
  const name = script.replace(/^.*\//, '').replace(/\.js$/, '');
  const element = document.createElement('script');
  const address = await new Promise<string>((resolve, reject) => {
    awaited.set(name, resolve);
    element.addEventListener('error', () => reject(new Error(`${script} cannot be loaded`)));
    element.src = script;
    document.head.append(element);
  });
  awaited.delete(name);
  element.remove();
  const image = new Image();
  image.src = address;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('the browser draws no canvas');
  context.drawImage(image, 0, 0);
  const { width, height, data } = context.getImageData(0, 0, canvas.width, canvas.height);
  return { width, height, pixels: data };
}
