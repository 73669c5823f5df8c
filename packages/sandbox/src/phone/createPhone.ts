import { createPhonePrompts } from './createPhonePrompts'
import { createPhoneSessions } from './createPhoneSessions'
import { createSignInSigner } from './createSignInSigner'
import type { PhoneServices } from './phoneServices'
import { promptForProposals } from './promptForProposals'
import { promptForRequests } from './promptForRequests'
import { promptForSignIns } from './promptForSignIns'
import type { PhonePolicy, PhoneState } from './types'

export function createPhone({
  kit,
  signers,
  policy,
  signIn,
  blocked,
  changed,
}: Pick<PhoneServices, 'kit' | 'signers'> & {
  policy: Partial<PhonePolicy>
  signIn: boolean
  blocked: readonly string[]
  changed: () => void
}) {
  const prompts = createPhonePrompts(policy, changed)
  const ended = () => {
    const open = kit.getActiveSessions()
    prompts.endOthers((topic) => topic in open)
    changed()
  }
  const sessions = createPhoneSessions(kit, signers, ended)
  const parts = { kit, signers, prompts, sessions }
  promptForProposals(parts)
  promptForRequests(parts)
  // Without this listener, the client reports a wallet without one-click sign-in.
  if (signIn) promptForSignIns(parts, createSignInSigner(parts))
  kit.on('session_delete', ended)

  const state = (): PhoneState => ({
    policy: { ...prompts.policy },
    accounts: Object.fromEntries([...signers].map(([namespace, signer]) => [namespace, signer.accounts()])),
    prompts: prompts.list(),
    sessions: sessions.list(),
    history: prompts.all(),
    blocked: [...blocked],
  })
  return { kit, prompts, sessions, state }
}
