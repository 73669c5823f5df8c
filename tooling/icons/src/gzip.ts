import { gzipSync } from 'node:zlib'

/** How many bytes a text takes on its way. */
export const gzip = (text: string) => gzipSync(text, { level: 9 }).length
