import type { SessionTypes } from '@walletconnect/types'
import { approvedNamespaces, readProposed } from './approvedNamespaces'
import { toErrorObject } from './PhoneError'
import type { Parts } from './parts'
import { readVerified } from './readVerified'
import type { Choice } from './types'

/** Asks about each proposal of a session. */
export function followProposals({ kit, signers, questions }: Parts) {
  kit.on('session_proposal', ({ id, params, verifyContext }) => {
    const proposed = [...readProposed(params).values()]
    const approvable = (choice: Choice = {}) => approvedNamespaces(params, signers, { ...questions.policy, ...choice })
    const { name, description, url } = params.proposer.metadata
    const reject = (error: unknown) => kit.rejectSession({ id, reason: toErrorObject(error) })
    questions.ask({
      question: {
        kind: 'session',
        id,
        name,
        description,
        url,
        chains: proposed.flatMap(({ chains }) => chains),
        methods: proposed.flatMap(({ methods }) => methods),
        approvable: toChains(approvable),
        ...readVerified(verifyContext),
      },
      async approve(choice) {
        let namespaces: SessionTypes.Namespaces
        try {
          namespaces = approvable(choice)
        } catch (error) {
          await reject(error)
          throw error
        }
        await kit.approveSession({ id, namespaces })
      },
      reject,
    })
  })
  kit.on('proposal_expire', ({ id }) => questions.expire(id))
}

function toChains(approvable: () => SessionTypes.Namespaces): string[] {
  try {
    return Object.values(approvable()).flatMap(({ chains = [] }) => chains)
  } catch {
    return []
  }
}
