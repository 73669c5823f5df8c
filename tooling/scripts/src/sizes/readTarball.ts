import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'

export interface TarballSizes {
  readonly packed: number
  readonly unpacked: number
  readonly files: number
}

const BLOCK_BYTES = 512

/** Reads how many bytes and files a package's tarball has. Directories and the headers of long names are no files. */
export function readTarball(path: string): TarballSizes {
  const packed = readFileSync(path)
  const tar = gunzipSync(packed)
  let unpacked = 0
  let files = 0
  for (let at = 0; at + BLOCK_BYTES <= tar.length && tar[at] !== 0; ) {
    const size = Number.parseInt(tar.toString('latin1', at + 124, at + 136), 8)
    const type = tar.toString('latin1', at + 156, at + 157)
    if (!(size >= 0)) throw new Error(`${path} is no tarball.`)
    if (type === '0' || type === '\0') {
      unpacked += size
      files += 1
    }
    at += BLOCK_BYTES + Math.ceil(size / BLOCK_BYTES) * BLOCK_BYTES
  }
  return { packed: packed.length, unpacked, files }
}
