import type { CaipNetworkId } from '@foyer/core'
import { createPictures, pick } from './createPictures.js'
import { networks as networkFiles, tokens as tokenFiles } from './generated/files.generated.js'
import { ether, pictures } from './generated/networkTable.generated.js'
import type { LoadSet, Picture, PictureSet } from './picture.js'
import type { PictureKey } from './pictureKey.js'

// The keys of test networks are written out: the function of another file would tie this one to the buttons of a page, and
// bundlers then put the state library, which both need, into a file of its own: one request more with every page.
const places = new Map<string, { readonly name: string; readonly file: number }>(
  pictures.flatMap((text, file) =>
    text.split(',').flatMap((entry) => {
      const [mains = '', tests] = entry.split(' - ')
      const [name = '', ...networks] = mains.split(' ')
      const keys = [...networks.map(toId), ...(tests?.split(' ') ?? []).map((test): PictureKey => `test:${toId(test)}`)]
      return keys.map((key) => [key, { name, file }] as const)
    }),
  ),
)

const onEther = new Set<string>(ether.split(' ').map(toId))

/** Of networks and tokens, each from the one or two files that may have it. */
export const { peek, find } = createPictures(look)

/** What a network was called, or is by many: its picture's name, in words. A test network has that of the real one. */
export function pictureNameOf(id: CaipNetworkId): string | undefined {
  const place = places.get(id) ?? places.get(`test:${id}`)
  return place?.name.replace('token:', '').replaceAll('-', ' ')
}

async function look(key: PictureKey): Promise<Picture | undefined> {
  const [network = '', address] = key.split('/')
  if (address) return lookForToken(network, key)
  // A coin is drawn as the network that it comes from.
  const place = places.get(address === '' && onEther.has(network) ? 'eip155:1' : network)
  return place && pick(await setOf(networkFiles[place.file]), place.name)
}

/** The end of an address only says which file to look into: it can be imitated, the whole address cannot. */
async function lookForToken(network: string, key: PictureKey): Promise<Picture | undefined> {
  const { tails } = await import('./generated/tokenTable.generated.js')
  const marks = tails[network]?.match(/.{5}/g) ?? []
  const likely = marks
    .filter((mark) => key.endsWith(mark.slice(0, 4)))
    .map((mark) => Number.parseInt(mark.slice(4), 36))
  for (const index of new Set(likely)) {
    const picture = pick(await setOf(tokenFiles[index]), key)
    if (picture) return picture
  }
  return undefined
}

const setOf = async (file: LoadSet | undefined): Promise<PictureSet> => (file ? (await file()).set : [])

function toId(text: string): CaipNetworkId {
  return isCaip(text) ? text : `eip155:${text}`
}

function isCaip(text: string): text is CaipNetworkId {
  return text.includes(':')
}
