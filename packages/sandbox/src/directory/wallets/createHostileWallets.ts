import { EVM_CHAINS } from './chains'
import { toDirectoryWallet } from './toDirectoryWallet'

export const MISSING_IMAGE_ID = 'missing'

const ACUTE = '\u0301'
const DOT_BELOW = '\u0323'

// Names that break layouts, templates and careless code.
const NAMES = [
  `Unbroken${'longname'.repeat(24)}`,
  // A name of invisible characters only.
  ' \u202e\u200b',
  '<img src=x onerror="document.title=\'owned\'">',
  '"><script>document.title="owned"</script>',
  '\u202eTurned round',
  'مرحبا Mixed שלום 123',
  '👩‍👩‍👧‍👦🏴‍☠️🦊',
  [...'Stacked'].map((letter) => letter + ACUTE.repeat(8) + DOT_BELOW.repeat(8)).join(''),
  'Zero\u200bWidth\u200dJoined',
  '  Blanks   around  ',
  'Two\nlines\tand a tab',
  // Imitates the wallet name "Lantern" by a Cyrillic letter.
  'L\u0430ntern',
  '__proto__',
  'null',
  '%s $\u007bname} {{name}} \\ \' " & &amp;',
  'Ω',
  'Comma, in it',
  'İstanbul ŞİŞLİ ẞ',
]

// Links that an app must never follow: only https and the wallet's own scheme are safe.
const SLY = {
  name: 'Sly Ferret Links',
  homepage: 'javascript:document.title="owned"',
  mobile_link: 'javascript:document.title="owned"//',
  link_mode: 'javascript:document.title="owned"',
  desktop_link: 'data:text/html,<script>document.title="owned"</script>',
  webapp_link: 'javascript:document.title="owned"',
  app_store: 'javascript:document.title="owned"',
}

export function createHostileWallets() {
  const byName = NAMES.map((name, index) =>
    toDirectoryWallet(`hostile ${index}`, { name, chains: EVM_CHAINS, mobile_link: `hostile${index}://` }),
  )
  return [
    ...byName,
    toDirectoryWallet(SLY.name, { ...SLY, chains: EVM_CHAINS }),
    toDirectoryWallet('Chainless', { name: 'Chainless', chains: [], mobile_link: 'chainless://' }),
    toDirectoryWallet('Pictureless', { name: 'Pictureless', chains: EVM_CHAINS, image_id: MISSING_IMAGE_ID }),
    toDirectoryWallet('Way Out', { name: 'Way Out', chains: EVM_CHAINS, supports_wc: false }),
  ]
}
