import { createHash } from 'node:crypto'
import type { SeededRandom } from '../../createSeededRandom'
import { pickRandomChains } from './chains'
import { toDirectoryWallet, toSlug } from './toDirectoryWallet'

export function generateWallet(name: string, random: SeededRandom) {
  const slug = toSlug(name, createHash('sha256').update(name).digest('hex'))
  const host = `https://${slug}.example`
  const isMobile = random.chance(0.8)
  const isBrowser = random.chance(0.4)
  const rdns = random.chance(0.4) ? `example.${slug}` : null
  const maybe = (probability: number, text: string) => (random.chance(probability) ? text : null)
  return toDirectoryWallet(name, {
    name,
    chains: pickRandomChains(random),
    description: maybe(0.5, `${name} keeps keys and signs with them. It exists in this sandbox only.`),
    badge_type: random.pick(['none', 'none', 'none', 'certified', null]),
    // Directories spell schemes in every way: complete, without slashes, and as a universal link.
    mobile_link: isMobile ? random.pick([`${slug}://`, `${slug}://`, slug, `${host}/app`]) : null,
    link_mode: isMobile ? maybe(0.3, `${host}/open`) : null,
    desktop_link: maybe(0.2, `${slug}-desktop://`),
    webapp_link: maybe(0.15, `${host}/connect`),
    app_store: isMobile ? maybe(0.9, `https://apps.example/ios/${slug}`) : null,
    play_store: isMobile ? maybe(0.9, `https://apps.example/android/${slug}`) : null,
    chrome_store: isBrowser ? `https://extensions.example/${slug}` : null,
    rdns,
    injected: isBrowser && rdns !== null ? [{ namespace: 'eip155', injected_id: `is_${slug}` }] : null,
    supports_wc: random.chance(0.92),
  })
}
