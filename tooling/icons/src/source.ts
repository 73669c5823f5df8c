import { createRequire } from 'node:module'
import { networks } from '@web3icons/common/metadata/networks'
import { tokens } from '@web3icons/common/metadata/tokens'
import { gzip } from './gzip'
import { type Part, toPicture } from './toPicture'

/** What @web3icons says of networks and tokens. */
export { networks, tokens }

const { resolve } = createRequire(import.meta.url)

/** Beyond this a picture costs more than it tells at 40 pixels. */
const LIMIT = 2_400

/**
 * A picture of the package by its name, `ethereum`, `token:USDC` or `wallet:keplr`, that fills its square. None where there is none, where
 * it is too large, or where it has in it what `toPicture` does not let through.
 */
export async function readPicture(name: string): Promise<Part[] | undefined> {
  const [, kind, file] = /^(token|wallet):(.*)$/.exec(name) ?? ['', 'network', name]
  let svg: string
  try {
    svg = (await import(resolve(`@web3icons/core/svgs/${kind}s/background/${file}.svg.js`))).default
  } catch (error) {
    const { code } = Object(error)
    if (code === 'MODULE_NOT_FOUND' || code === 'ERR_MODULE_NOT_FOUND') return undefined
    throw error
  }
  let picture: Part[]
  try {
    picture = toPicture(svg)
  } catch {
    return undefined
  }
  return gzip(JSON.stringify(picture)) > LIMIT ? undefined : picture
}
