import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chooseNetworks } from './chooseNetworks'
import { chooseTokens } from './chooseTokens'
import { chooseWallets } from './chooseWallets'
import { packPictures } from './packPictures'
import { toJavaScript } from './toJavaScript'
import type { PicturePart } from './toPicture'

const folder = fileURLToPath(new URL('../../../packages/react-ui/src/icons/generated', import.meta.url))

const { devDependencies } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))

const written = '// Written by tooling/icons. Not to be edited.'
const notice = `/*! Pictures: @web3icons/core ${devDependencies['@web3icons/core']}, MIT License, Copyright (c) 2024 0xa3k5. */`

/**
 * Generates files from the installed package: pictures, and two tables of the file of each picture.
 */
export async function generatedFiles() {
  const { pictures, ether } = await chooseNetworks()
  const networkSets = packPictures(pictures)
  const tokenSets = packPictures(await chooseTokens())
  const walletSets = await chooseWallets()
  return [
    ...networkSets.map((set, index) => writeSet('networks', index, set, ({ name }) => name)),
    ...tokenSets.map((set, index) => writeSet('tokens', index, set, ({ ids }) => ids.join(' '))),
    ...walletSets.map((set, index) => writeSet('wallets', index, set, ({ ids }) => ids.join(' '))),
    writeFiles({ networks: networkSets, tokens: tokenSets }),
    writeNetworkTable(networkSets, ether),
    writeTokenTable(tokenSets),
  ]
}

interface Picture {
  name: string
  ids: readonly string[]
  parts: readonly PicturePart[] | undefined
}

type NetworkPicture = Picture & { tests: readonly string[] }

function writeSet<Item extends Picture>(
  kind: string,
  index: number,
  pictures: readonly Item[],
  toKey: (picture: Item) => string,
) {
  const lines = pictures.map((each) => `  [${toJavaScript(toKey(each))}, ${toJavaScript(each.parts)}],`)
  const head = [written, "import type { PictureSet } from '../picture.js'"]
  return file(`${kind}${index + 1}`, [...head, '', notice, 'export const set: PictureSet = [', ...lines, ']'])
}

function writeNetworkTable(sets: readonly (readonly NetworkPicture[])[], ether: readonly string[]) {
  const lines = sets.map((set) => toJavaScript(set.map(toEntry).join(',')))
  return file('networkTable', [
    written,
    '',
    '/** By file, the pictures in it, each with its networks. Without a namespace they are of `eip155`; test networks after `-`. */',
    `export const pictures: readonly string[] = [\n${lines.map((line) => `  ${line},`).join('\n')}\n]`,
    '',
    '/** Networks whose coin is the Ether of another one. */',
    `export const ether = ${toJavaScript(ether.map(shorten).join(' '))}`,
  ])
}

const toEntry = ({ name, ids, tests }: NetworkPicture) =>
  [name, ...ids.map(shorten), ...(tests.length > 0 ? ['-', ...tests.map(shorten)] : [])].join(' ')

function writeTokenTable(sets: readonly (readonly Picture[])[]) {
  const marks = new Map<string, string>()
  for (const [index, set] of sets.entries()) {
    for (const id of set.flatMap(({ ids }) => ids)) {
      const [network = '', address = ''] = id.split('/')
      const mark = address.slice(-4) + index.toString(36)
      if (mark.length !== 5) throw new Error(`${id} is too short, or there are too many files.`)
      marks.set(network, (marks.get(network) ?? '') + mark)
    }
  }
  const lines = [...marks].sort().map(([network, text]) => `  ${toJavaScript(network)}: ${toJavaScript(text)},`)
  return file('tokenTable', [
    written,
    '',
    '/** By network, the last four characters of each address and the file to look into. The file has the whole address. */',
    `export const tails: Readonly<Record<string, string>> = {\n${lines.join('\n')}\n}`,
  ])
}

function writeFiles(kinds: Readonly<Record<string, readonly unknown[]>>) {
  const lists = Object.entries(kinds).flatMap(([kind, sets]) => [
    '',
    `export const ${kind}: readonly PictureSetLoader[] = [`,
    ...sets.map((_, index) => `  () => import('./${kind}${index + 1}.generated.js'),`),
    ']',
  ])
  return file('files', [written, "import type { PictureSetLoader } from '../picture.js'", ...lists])
}

const shorten = (id: string) => id.replace(/^eip155:/, '')

const file = (name: string, lines: readonly string[]) => ({
  path: `${folder}/${name}.generated.ts`,
  text: `${lines.join('\n')}\n`,
})
