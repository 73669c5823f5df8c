import { createQuestions } from './createQuestions'
import { createSessions } from './createSessions'
import { followProposals } from './followProposals'
import { followRequests } from './followRequests'
import { followSignIns } from './followSignIns'
import type { Parts } from './parts'
import { createSignIns } from './signIn'
import type { PhoneState, Policy } from './types'

export function createPhone({
  kit,
  signers,
  policy,
  signIn,
  blocked,
  changed,
}: Pick<Parts, 'kit' | 'signers'> & {
  policy: Partial<Policy>
  signIn: boolean
  blocked: readonly string[]
  changed: () => void
}) {
  const questions = createQuestions(policy, changed)
  const ended = () => {
    const open = kit.getActiveSessions()
    questions.endOthers((topic) => topic in open)
    changed()
  }
  const sessions = createSessions(kit, signers, ended)
  const parts = { kit, signers, questions, sessions }
  followProposals(parts)
  followRequests(parts)
  // A client nobody listens to for this is a wallet that cannot do it.
  if (signIn) followSignIns(parts, createSignIns(parts))
  kit.on('session_delete', ended)

  const state = (): PhoneState => ({
    policy: { ...questions.policy },
    accounts: Object.fromEntries([...signers].map(([namespace, signer]) => [namespace, signer.accounts()])),
    questions: questions.list(),
    sessions: sessions.list(),
    asked: questions.all(),
    blocked: [...blocked],
  })
  return { kit, questions, sessions, state }
}
