import { createRequire } from 'node:module'
import { networks } from '@web3icons/common/metadata/networks'
import { tokens } from '@web3icons/common/metadata/tokens'
import { measureGzip } from './measureGzip'
import { type PicturePart, toPicture } from './toPicture'

export { networks, tokens }

const { resolve } = createRequire(import.meta.url)

// A larger picture shows no more detail at 40 pixels.
const MAX_PICTURE_BYTES = 2_400

/**
 * Reads a picture of web3icons by name: `ethereum`, `token:USDC` or `wallet:keplr`. It fills its square. Undefined if
 * it is missing, too large, or rejected by `toPicture`.
 */
export async function readPicture(name: string): Promise<PicturePart[] | undefined> {
  const [, kind, file] = /^(token|wallet):(.*)$/.exec(name) ?? ['', 'network', name]
  let svg: string
  try {
    svg = (await import(resolve(`@web3icons/core/svgs/${kind}s/background/${file}.svg.js`))).default
  } catch (error) {
    const { code } = Object(error)
    if (code === 'MODULE_NOT_FOUND' || code === 'ERR_MODULE_NOT_FOUND') return undefined
    throw error
  }
  let picture: PicturePart[]
  try {
    picture = toPicture(svg)
  } catch {
    return undefined
  }
  return measureGzip(JSON.stringify(picture)) > MAX_PICTURE_BYTES ? undefined : picture
}
