import type { SessionTypes } from '@walletconnect/types'
import { approvedNamespaces, readProposed } from './approvedNamespaces'
import { toErrorObject } from './PhoneError'
import type { Parts } from './parts'
import { readVerified } from './readVerified'
import type { createSignIns } from './signIn'
import type { Choice } from './types'

/**
 * Asks about each proposal of a session, and signs what it wants signed along with it.
 *
 * @param signIns undefined: signs nothing of the kind
 */
export function followProposals(
  { kit, signers, questions }: Parts,
  signIns: ReturnType<typeof createSignIns> | undefined,
) {
  kit.on('session_proposal', ({ id, params, verifyContext }) => {
    const proposed = [...readProposed(params).values()]
    const [payload] = params.requests?.authentication ?? []
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
        text: payload === undefined || signIns === undefined ? '' : signIns.preview(payload).text,
        ...readVerified(verifyContext),
      },
      async approve(choice) {
        let answer: Parameters<typeof kit.approveSession>[0]
        try {
          const namespaces = approvable(choice)
          const signed = payload && (await signIns?.sign(payload, choice))
          answer = { id, namespaces, ...(signed && { proposalRequestsResponses: { authentication: [signed] } }) }
        } catch (error) {
          await reject(error)
          throw error
        }
        await kit.approveSession(answer)
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
