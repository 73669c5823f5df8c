import type { CaipNetworkId } from '@foyer/core'
import { createElement } from 'react'
import { Drawing } from './Drawing.js'
import { networks as networkFiles, tokens as tokenFiles, wallets as walletFiles } from './generated/files.generated.js'
import { ether, pictures } from './generated/networkTable.generated.js'
import type { LoadSet, PicturePart, PictureSet } from './picture.js'
import { type PictureKey, testPictureKey } from './pictureKey.js'
import type { Picture } from './usePicture.js'

/** What was looked for; without a picture where there is none. */
const found = new Map<PictureKey, Picture | undefined>()

const places = new Map<string, { readonly name: string; readonly file: number }>(
  pictures.flatMap((text, file) =>
    text.split(',').flatMap((entry) => {
      const [mains = '', tests] = entry.split(' - ')
      const [name = '', ...networks] = mains.split(' ')
      const keys = [...networks.map(toId), ...(tests?.split(' ') ?? []).map((test) => testPictureKey(toId(test)))]
      return keys.map((key) => [key, { name, file }] as const)
    }),
  ),
)

const onEther = new Set<string>(ether.split(' ').map(toId))

/** A picture that was found before, at once. */
export const peekPicture = (key: PictureKey): Picture | undefined => found.get(key)

/** Looks for a picture in the one or two files that may have it. */
export async function findPicture(key: PictureKey): Promise<Picture | undefined> {
  if (!found.has(key)) found.set(key, await look(key))
  return found.get(key)
}

async function look(key: PictureKey): Promise<Picture | undefined> {
  if (isWallet(key)) return lookForWallet(key)
  const [network = '', address] = key.split('/')
  if (address) return lookForToken(network, key)
  // A coin is drawn as the network that it comes from.
  const place = places.get(address === '' && onEther.has(network) ? 'eip155:1' : network)
  return place && pick(await load(networkFiles[place.file]), place.name)
}

/** There are few: each file is looked through, the one that most visitors need first. */
async function lookForWallet(key: `wallet:${string}`): Promise<Picture | undefined> {
  for (const file of walletFiles) {
    const picture = pick(await load(file), key.slice('wallet:'.length))
    if (picture) return picture
  }
  return undefined
}

/** The end of an address only says which file to look into: it can be imitated, the whole address cannot. */
async function lookForToken(network: string, key: PictureKey): Promise<Picture | undefined> {
  const { tails } = await import('./generated/tokenTable.generated.js')
  const marks = tails[network]?.match(/.{5}/g) ?? []
  const likely = marks
    .filter((mark) => key.endsWith(mark.slice(0, 4)))
    .map((mark) => Number.parseInt(mark.slice(4), 36))
  for (const index of new Set(likely)) {
    const picture = pick(await load(tokenFiles[index]), key)
    if (picture) return picture
  }
  return undefined
}

const load = async (file: LoadSet | undefined): Promise<PictureSet> => (file ? (await file()).set : [])

function pick(set: PictureSet, key: string): Picture | undefined {
  const entry = set.find(([keys]) => keys.split(' ').includes(key))
  return entry && toPicture(entry)
}

/** One for all that have it: whoever asks whether two pictures are the same compares them. */
const drawn = new Map<readonly PicturePart[], Picture>()

function toPicture([, parts]: PictureSet[number]): Picture {
  const picture = drawn.get(parts) ?? createElement(Drawing, { parts })
  drawn.set(parts, picture)
  return picture
}

function isWallet(key: PictureKey): key is `wallet:${string}` {
  return key.startsWith('wallet:')
}

function toId(text: string): CaipNetworkId {
  return isCaip(text) ? text : `eip155:${text}`
}

function isCaip(text: string): text is CaipNetworkId {
  return text.includes(':')
}
