import { createHash } from 'node:crypto'
import type { DirectoryWallet } from '../types'

/**
 * Fills missing fields with null or values derived from the key.
 *
 * @param key unique in the directory
 */
export function toDirectoryWallet(
  key: string,
  facts: Partial<DirectoryWallet> & Pick<DirectoryWallet, 'name' | 'chains'>,
): Omit<DirectoryWallet, 'order'> {
  const hash = createHash('sha256').update(`wallet ${key}`).digest('hex')
  return {
    id: hash,
    description: null,
    homepage: `https://${toSlug(key, hash)}.example/`,
    image_id: [hash.slice(0, 8), hash.slice(8, 12), hash.slice(12, 16), hash.slice(16, 20), hash.slice(20, 32)].join(
      '-',
    ),
    badge_type: 'none',
    mobile_link: null,
    link_mode: null,
    desktop_link: null,
    webapp_link: null,
    app_store: null,
    play_store: null,
    chrome_store: null,
    rdns: null,
    injected: null,
    supports_wc: true,
    ...facts,
  }
}

export function toSlug(key: string, hash: string) {
  const isPlain = /^[a-z][a-z0-9 ]{2,40}$/i.test(key)
  return isPlain ? key.toLowerCase().replaceAll(' ', '') : `w${hash.slice(0, 10)}`
}
