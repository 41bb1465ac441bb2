/** An object with some fields replaced; everything else, methods included, is the object's own. */
export function overlaid<T extends object>(below: T, over: Partial<T>): T {
  return new Proxy(below, {
    get(target, key) {
      if (Object.hasOwn(over, key)) return Reflect.get(over, key);
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
