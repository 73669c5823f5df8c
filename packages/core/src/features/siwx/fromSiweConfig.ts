import { ModalError } from '../../errors/ModalError.js'
import type { SiweConfig, SiweSession } from '../../types/siwx.js'
import { isSameAddress } from '../../utils/isSameAddress.js'
import type { SignInConfig } from './signInConfig.js'

const FIVE_MINUTES = 300_000

const toChainId = ({ chainId }: Pick<SiweSession, 'chainId'>) => `eip155:${chainId}` as const

/** Adapts `siweConfig`, which knows only one session at a time. That session may belong to another account. */
export function fromSiweConfig(config: SiweConfig): SignInConfig {
  const { signOutOnAccountChange = true, signOutOnNetworkChange = true, required = true } = config
  const { nonceRefetchIntervalMs = FIVE_MINUTES, sessionRefetchIntervalMs = FIVE_MINUTES } = config
  const isFor = (session: SiweSession, chainId: string, address: string) =>
    (!signOutOnAccountChange || isSameAddress('eip155', session.address, address)) &&
    (!signOutOnNetworkChange || toChainId(session) === chainId)
  const signOut = async () => {
    if (!(await config.signOut())) throw new ModalError('SIGN_OUT_FAILED')
    config.onSignOut?.()
  }

  return {
    namespaces: ['eip155'],
    messageLifetime: nonceRefetchIntervalMs,
    sessionInterval: sessionRefetchIntervalMs,
    signOutOnDisconnect: config.signOutOnDisconnect,
    getRequired: () => required,
    async createMessage({ accountAddress, chainId }) {
      // There is only one session: end that of another account now, even if the user then declines to sign.
      const session = await config.getSession()
      if (session && !isFor(session, chainId, accountAddress)) await signOut()
      const [params = {}, nonce] = await Promise.all([config.getMessageParams?.(), config.getNonce(accountAddress)])
      const { location } = globalThis
      const args = {
        domain: location?.host ?? '',
        uri: location?.href ?? '',
        version: '1' as const,
        iat: new Date().toISOString(),
        ...params,
        address: accountAddress,
        chainId: Number(chainId.slice('eip155:'.length)),
        nonce,
      }
      const text = config.createMessage(args)
      const { domain, uri, version, iat, nbf, exp, statement, requestId, resources } = args
      const fields = { domain, uri, version, statement, requestId, resources, accountAddress, chainId, nonce }
      return { ...fields, issuedAt: iat, notBefore: nbf, expirationTime: exp, toString: () => text }
    },
    async addSession({ data, message, signature }) {
      if (!(await config.verifyMessage({ message, signature }))) throw new ModalError('SIGN_IN_REFUSED')
      config.onSignIn?.({ address: data.accountAddress, chainId: Number(data.chainId.slice('eip155:'.length)) })
    },
    async setSessions() {
      if (await config.getSession()) await signOut()
    },
    async revokeSession(chainId, address) {
      const session = await config.getSession()
      if (session && isFor(session, chainId, address)) await signOut()
    },
    async getSessions(chainId, address) {
      const session = await config.getSession()
      if (!session || !isFor(session, chainId, address)) return []
      const data = { domain: '', uri: '', version: '1', nonce: '', accountAddress: address, chainId }
      return [{ data }]
    },
  }
}
