import { approvedNamespaces, readProposed } from './approvedNamespaces.mjs'
import { toErrorObject } from './PhoneError.mjs'
import { readVerified } from './readVerified.mjs'

/**
 * Asks about each proposal of a session, and signs what it wants signed along with it.
 *
 * @param {import('./createPhone.mjs').Parts} parts
 * @param {ReturnType<typeof import('./signIn.mjs').createSignIns> | undefined} signIns undefined: signs nothing of the kind
 */
export function followProposals({ kit, signers, questions }, signIns) {
  kit.on('session_proposal', ({ id, params, verifyContext }) => {
    const proposed = [...readProposed(params).values()]
    const [payload] = params.requests?.authentication ?? []
    const approvable = (/** @type {import('./types.d.mts').Choice} */ choice = {}) =>
      approvedNamespaces(params, signers, { ...questions.policy, ...choice })
    const { name, description, url } = params.proposer.metadata
    const reject = (/** @type {unknown} */ error) => kit.rejectSession({ id, reason: toErrorObject(error) })
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
        let answer
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

/** @type {(approvable: () => import('@walletconnect/types').SessionTypes.Namespaces) => string[]} */
function toChains(approvable) {
  try {
    return Object.values(approvable()).flatMap(({ chains = [] }) => chains)
  } catch {
    return []
  }
}
