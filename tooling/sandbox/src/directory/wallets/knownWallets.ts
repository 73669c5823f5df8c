import { EVERY_NAMESPACE, EVM_CHAINS } from './chains'
import { toWallet } from './toWallet'

/** Those that exist in the sandbox: the three page wallets, under the rdns they announce, and the phone. */
export function knownWallets({ wallets }: typeof import('../../roster.json')) {
  const installed = [wallets.lantern, wallets.kitewing, wallets.northbeam].map(({ name, rdns }) => {
    const slug = name.toLowerCase()
    return toWallet(name, {
      name,
      rdns,
      chains: EVM_CHAINS,
      description: `${name} of the sandbox lives in the page.`,
      badge_type: 'certified',
      mobile_link: `${slug}://`,
      app_store: `https://apps.example/ios/${slug}`,
      play_store: `https://apps.example/android/${slug}`,
      chrome_store: `https://extensions.example/${slug}`,
      injected: [{ namespace: 'eip155', injected_id: `is${name}` }],
    })
  })
  const phone = toWallet('Foyer Phone', {
    name: 'Foyer Phone',
    chains: EVERY_NAMESPACE,
    description: 'The phone of the sandbox.',
    badge_type: 'certified',
    mobile_link: 'foyerphone://',
    link_mode: 'https://foyerphone.example/app',
    app_store: 'https://apps.example/ios/foyerphone',
    play_store: 'https://apps.example/android/foyerphone',
  })
  return [...installed, phone]
}
