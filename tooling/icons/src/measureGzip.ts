import { gzipSync } from 'node:zlib'

/** Measures the gzipped size of a text in bytes. */
export const measureGzip = (text: string) => gzipSync(text, { level: 9 }).length
