/** Isolates a value that may be written from left to right, so that it keeps its place in a right-to-left sentence. */
export const isolate = (value: string | number): string => `\u2068${value}\u2069`
