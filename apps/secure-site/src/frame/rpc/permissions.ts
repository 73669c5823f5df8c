import { bytesToHex, isHex } from 'viem'
import * as z from 'zod/mini'
import { showName, showText } from '../decode/showText'
import { FrameError, invalidParams } from '../FrameError'
import { random } from '../vault/bytes'
import { readSigner } from './readSigner'
import type { EvmRpcCall, RpcHandler } from './types'

const CONTEXT_BYTES = 32
const LONGEST = 2_000

const permission = z.object({ type: z.string(), data: z.optional(z.unknown()) })
const grant = z.looseObject({
  address: z.optional(z.string()),
  expiry: z.optional(z.int()),
  signer: z.optional(z.looseObject({ type: z.string() })),
  permissions: z.array(permission).check(z.minLength(1)),
})
const revocation = z.object({ permissionsContext: z.optional(z.string()), context: z.optional(z.string()) })

/**
 * `wallet_grantPermissions` and `wallet_revokePermissions` (ERC-7715): asked, kept and answered. The account's contract
 * knows nothing of them, so nobody can use what is granted.
 */
export function createPermissions(): Readonly<Record<string, RpcHandler<EvmRpcCall>>> {
  const granted = new Set<string>()
  return {
    async wallet_grantPermissions(call) {
      const read = z.safeParse(z.tuple([grant], z.unknown()), call.params)
      if (!read.success) throw invalidParams('The permissions are not valid.')
      const [wanted] = read.data
      const { address } = readSigner(call, wanted.address)
      const { approvals, network, origin, signal } = call
      await approvals.request({
        origin,
        signal,
        working: 'One moment',
        async prepare() {
          const until = wanted.expiry === undefined ? 'for ever' : new Date(wanted.expiry * 1000).toUTCString()
          const rows = wanted.permissions.map(({ type, data }) => ({
            name: showName(type),
            value: showText(JSON.stringify(data ?? {})).slice(0, LONGEST),
            code: true,
          }))
          const about = [
            { name: 'Until', value: until },
            { name: 'Network', value: network.name },
            { name: 'From', value: address, code: true },
          ]
          const text = 'Until then this site can act for you without asking again.'
          const warnings = [{ level: 'bad' as const, text }]
          return { title: 'Let this site act for you', warnings, sections: [{ rows }, { rows: about }] }
        },
        act: async () => {},
      })
      const context = bytesToHex(random(CONTEXT_BYTES))
      granted.add(context)
      const { expiry, permissions } = wanted
      return { grantedPermissions: permissions, expiry, permissionsContext: context, context, address }
    },
    async wallet_revokePermissions(call) {
      const read = z.safeParse(z.tuple([revocation], z.unknown()), call.params)
      const context = read.success ? (read.data[0].permissionsContext ?? read.data[0].context) : undefined
      if (!isHex(context)) throw invalidParams('The context of the permissions is needed.')
      if (!granted.has(context)) throw new FrameError('There are no such permissions.', 5730)
      const { approvals, origin, signal } = call
      await approvals.request({
        origin,
        signal,
        working: 'One moment',
        prepare: async () => ({
          title: 'Take back permissions',
          warnings: [],
          sections: [{ text: 'This site can then act for you only when you approve.' }],
        }),
        act: async () => {},
      })
      granted.delete(context)
      return null
    },
  }
}
