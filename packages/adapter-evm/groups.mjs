/** @type {import('../../tooling/tsdown/src/planGroups.ts').GroupTable} */
export const table = {
  index: { for: 'finding wallets', exports: { index: '*' } },
  networks: { for: 'networks that a site may name', after: ['index'], exports: { networks: '*' } },
  safe: { for: 'a page inside of Safe', after: ['index'], loads: ['safe/findSafe.ts'] },
  'on-config': {
    for: 'the wallets of a wagmi config that the page brings',
    after: ['index'],
    loads: ['onConfig/discoverConnectors.ts'],
  },
  runtime: {
    for: 'wallets and nodes: all that stands on wagmi and viem',
    after: ['safe', 'on-config'],
    loads: ['runtime/createRuntime.ts'],
  },
  channel: {
    for: 'sessions with wallets that are reached over somebody else',
    after: ['runtime'],
    loads: ['channelSupport.ts', 'runtime/channel/attach.ts'],
  },
  ledger: {
    for: 'tokens, what happened and sending: what a view of the account asks nodes',
    after: ['runtime'],
    loads: [
      'runtime/ledger/createLedger.ts',
      'runtime/acts/writeContract.ts',
      'runtime/acts/readAssets.ts',
      'runtime/acts/sendCalls.ts',
    ],
  },
  calls: {
    for: 'calling contracts that others wrote, and what they are allowed: swapping',
    after: ['ledger'],
    loads: ['runtime/ledger/calls/createCalls.ts'],
  },
  permissions: {
    for: 'what sites may do without asking',
    after: ['runtime'],
    loads: ['runtime/acts/permissions.ts'],
  },
  allowances: {
    for: 'what accounts let others take',
    after: ['ledger'],
    loads: ['runtime/ledger/allowances/createAllowances.ts'],
  },
  ens: { for: 'names', after: ['ledger'], loads: ['runtime/ledger/ens.ts'] },
  'ens-names': {
    for: 'names in other letters than a to z: the tables that say how they are written',
    after: ['ens'],
    loads: ['runtime/ledger/normalName.ts'],
  },
  'network-names': {
    for: 'what networks are called that the site does not use',
    after: ['ledger'],
    loads: ['runtime/ledger/describeNetwork.ts'],
  },
  'other-network-names': {
    for: 'the same of those that viem does not know',
    after: ['network-names'],
    loads: ['runtime/ledger/otherNames.generated.ts'],
  },
  chains: {
    for: 'how chains with forms of their own are read and written',
    after: ['runtime'],
    loads: ['runtime/chains/knownChain.ts'],
  },
}
