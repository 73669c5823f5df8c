/** Texts of the user's own nodes. Apps translate them under `wallet.ownNodes`. */
export const enOwnNodes = {
  title: 'Your own node',
  label: (network: string) => `URL of a node of ${network}`,
  hint: 'It’s stored on this device only.',
  use: 'Use this node',
  remove: 'Remove',
  inUse: (host: string) => `Reading from ${host}.`,
  failing: (host: string) => `${host} isn’t responding. This site’s node is used instead.`,
  problems: {
    url: 'Enter a URL that begins with https://.',
    network: (network: string) => `That node isn’t on ${network}.`,
    unreachable: 'That node didn’t answer. Check the URL, and that the node allows requests from websites.',
  },
} as const

declare module '../../i18n/en.js' {
  interface WalletTexts {
    readonly ownNodes: typeof enOwnNodes
  }
}
