import { generateKeyPairSync, sign } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>'

const WALLETS = [
  {
    id: 'lantern',
    name: 'Lantern',
    order: 2,
    chains: ['eip155:1', 'solana:mainnet'],
    image_id: 'lantern-icon',
    rdns: 'example.lantern',
  },
  { id: 'harbor', name: 'Hârbor Wallet', order: 1, chains: ['eip155:1'], badge_type: 'certified' },
  { id: 'kelp', name: 'Kelp', order: 3, chains: ['polkadot:91b171bb158e2d3848fa23a9f1c25182'], mobile_link: 'kelp://' },
]

/** Writes a directory of three wallets with one picture, signed. Returns the public key that verifies it. */
export async function createDirectoryFolder(folder: string, wallets: readonly object[] = WALLETS): Promise<string> {
  const text = JSON.stringify(wallets)
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  await mkdir(join(folder, 'images'), { recursive: true })
  await writeFile(join(folder, 'wallets.json'), text)
  await writeFile(join(folder, 'wallets.json.sig'), sign(null, Buffer.from(text), privateKey).toString('base64'))
  await writeFile(join(folder, 'images/lantern-icon.svg'), SVG)
  return publicKey.export({ format: 'jwk' }).x ?? ''
}
