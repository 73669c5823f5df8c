import type { CaipNetworkId } from '@foyer/core'
import { networks as networkFiles, tokens as tokenFiles } from './generated/files.generated.js'
import { ether, pictures } from './generated/networkTable.generated.js'
import type { PictureKey, PictureParts, PictureSet, PictureSetLoader } from './picture.js'

// Writes the keys of test networks inline. Importing the helper that creates them would make this chunk share a module
// with the buttons, and bundlers would then split off the state library: one more request for the page.
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

export function readNetworkName(id: CaipNetworkId): string | undefined {
  const place = places.get(id) ?? places.get(`test:${id}`)
  return place?.name.replace('token:', '').replaceAll('-', ' ')
}

export async function findPictureParts(key: PictureKey): Promise<PictureParts | undefined> {
  const [network = '', address] = key.split('/')
  if (address) return lookForToken(network, key)
  // A bridged coin has the picture of its home network.
  const place = places.get(address === '' && onEther.has(network) ? 'eip155:1' : network)
  return place && pick(await setOf(networkFiles[place.file]), place.name)
}

/** Selects the file by the suffix of an address, and compares the whole address, since a suffix can be imitated. */
async function lookForToken(network: string, key: PictureKey): Promise<PictureParts | undefined> {
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

const setOf = async (file: PictureSetLoader | undefined): Promise<PictureSet> => (file ? (await file()).set : [])

function toId(text: string): CaipNetworkId {
  return isCaip(text) ? text : `eip155:${text}`
}

function isCaip(text: string): text is CaipNetworkId {
  return text.includes(':')
}

const pick = (set: PictureSet, key: string) => set.find(([keys]) => keys.split(' ').includes(key))?.[1]
