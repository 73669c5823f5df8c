import { toImageId } from '../../drawings/walletIcons'
import { CHAINS_OF_ALL_NAMESPACES, EVM_CHAINS } from './chains'
import { toDirectoryWallet } from './toDirectoryWallet'

export function createSandboxWalletEntries({ wallets }: typeof import('../../testAccounts.json')) {
  const installed = [wallets.lantern, wallets.kitewing, wallets.northbeam].map(({ name, rdns }) => {
    const slug = name.toLowerCase()
    return toDirectoryWallet(name, {
      name,
      image_id: toImageId(name),
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
  const phone = toDirectoryWallet('Foyer Phone', {
    name: 'Foyer Phone',
    image_id: toImageId('Foyer Phone'),
    chains: CHAINS_OF_ALL_NAMESPACES,
    description: 'The phone of the sandbox.',
    badge_type: 'certified',
    mobile_link: 'foyerphone://',
    link_mode: 'https://foyerphone.example/app',
    app_store: 'https://apps.example/ios/foyerphone',
    play_store: 'https://apps.example/android/foyerphone',
  })
  return [...installed, phone]
}
