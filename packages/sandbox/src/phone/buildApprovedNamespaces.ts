import type { ProposalTypes, SessionTypes } from '@walletconnect/types'
import { PhoneError } from './PhoneError'
import type { PhonePolicy, PhoneSigner } from './types'

type Proposal = ProposalTypes.Struct

type Namespaces = SessionTypes.Namespaces

type Limits = Pick<PhonePolicy, 'chains' | 'accounts'>

export function readProposedNamespaces({
  requiredNamespaces,
  optionalNamespaces,
}: Pick<Proposal, 'requiredNamespaces' | 'optionalNamespaces'>) {
  const proposed: Map<string, { chains: string[]; methods: string[]; events: string[] }> = new Map()
  for (const [key, entry] of [...Object.entries(requiredNamespaces), ...Object.entries(optionalNamespaces)]) {
    // A proposal's key may be a chain itself, without a list of chains.
    const [namespace = key] = key.split(':')
    const chains = entry.chains ?? (key.includes(':') ? [key] : [])
    const before = proposed.get(namespace)
    proposed.set(namespace, {
      chains: unique([...(before?.chains ?? []), ...chains]),
      methods: unique([...(before?.methods ?? []), ...entry.methods]),
      events: unique([...(before?.events ?? []), ...entry.events]),
    })
  }
  return proposed
}

// Builds a session's namespaces. Throws if a required chain, or every chain, is unsupported.
export function buildApprovedNamespaces(
  proposal: Proposal,
  signers: ReadonlyMap<string, PhoneSigner>,
  limits: Limits,
): Namespaces {
  const approved: Namespaces = {}
  for (const [namespace, { chains, methods, events }] of readProposedNamespaces(proposal)) {
    const signer = signers.get(namespace)
    const own = signer === undefined ? [] : getSupportedChains(signer, chains, limits)
    if (signer === undefined || own.length === 0) continue
    approved[namespace] = {
      chains: own,
      methods: methods.filter((method) => signer.methods.includes(method)),
      events: events.filter((event) => signer.events.includes(event)),
      accounts: toCaipAccounts(own, getSharedAccounts(signer, limits), signer),
    }
  }
  const has = Object.values(approved).flatMap(({ chains = [] }) => chains)
  const required = readProposedNamespaces({ ...proposal, optionalNamespaces: {} })
  const missing = [...required.values()].flatMap(({ chains }) => chains).find((chainId) => !has.includes(chainId))
  if (missing !== undefined || has.length === 0) throw new PhoneError(5100, 'Unsupported chains.')
  return approved
}

export const getSupportedChains = (signer: PhoneSigner, requested: readonly string[], { chains }: Limits): string[] =>
  requested.filter((chainId) => signer.chains.includes(chainId) && (chains?.includes(chainId) ?? true))

export function getSharedAccounts(signer: PhoneSigner, { accounts }: Limits): readonly string[] {
  if (accounts === null) return signer.accounts()
  const requested = accounts.map((account) => account.toLowerCase())
  const position = (account: string) => requested.indexOf(account.toLowerCase())
  const own = signer.accounts().filter((account) => position(account) >= 0)
  if (own.length === 0) throw new PhoneError(5000, 'No account was chosen.')
  return own.sort((one, other) => position(one) - position(other))
}

export const toCaipAccounts = (
  chains: readonly string[],
  accounts: readonly string[],
  signer?: PhoneSigner,
): string[] =>
  chains.flatMap((chainId) =>
    accounts.map((account) => `${chainId}:${signer?.accountOn?.(account, chainId) ?? account}`),
  )

const unique = (list: string[]) => [...new Set(list)]
