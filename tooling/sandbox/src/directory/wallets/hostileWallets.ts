import { EVM_CHAINS } from './chains'
import { toWallet } from './toWallet'

/** The one image that does not exist. */
export const MISSING_IMAGE = 'missing'

const ACUTE = '\u0301'
const DOT_BELOW = '\u0323'

/** Names that break layouts, templates and careless code. All are text and nothing else. */
const NAMES = [
  `Unbroken${'longname'.repeat(24)}`,
  // Nothing that anybody sees.
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
  // Lantern with a Cyrillic letter.
  'L\u0430ntern',
  '__proto__',
  'null',
  '%s $\u007bname} {{name}} \\ \' " & &amp;',
  'Ω',
  'Comma, in it',
  'İstanbul ŞİŞLİ ẞ',
]

/** A wallet that only a wrong link would open: nothing but https and a scheme of its own may ever be followed. */
const SLY = {
  name: 'Sly Ferret Links',
  homepage: 'javascript:document.title="owned"',
  mobile_link: 'javascript:document.title="owned"//',
  link_mode: 'javascript:document.title="owned"',
  desktop_link: 'data:text/html,<script>document.title="owned"</script>',
  webapp_link: 'javascript:document.title="owned"',
  app_store: 'javascript:document.title="owned"',
}

export function hostileWallets() {
  const byName = NAMES.map((name, index) =>
    toWallet(`hostile ${index}`, { name, chains: EVM_CHAINS, mobile_link: `hostile${index}://` }),
  )
  return [
    ...byName,
    toWallet(SLY.name, { ...SLY, chains: EVM_CHAINS }),
    toWallet('Chainless', { name: 'Chainless', chains: [], mobile_link: 'chainless://' }),
    toWallet('Pictureless', { name: 'Pictureless', chains: EVM_CHAINS, image_id: MISSING_IMAGE }),
    toWallet('Way Out', { name: 'Way Out', chains: EVM_CHAINS, supports_wc: false }),
  ]
}
