/** The version of horizon-ctl: package.json's, which a test compares. */
export const version = '0.1.0';
