import * as z from 'zod/mini'
import type { SecureServices } from '../createServices'
import { longPollUntil } from '../http/longPollUntil'
import { originSchema, proofSchema, secretSchema } from '../http/requestSchemas'
import { createUserApiRoute } from '../http/routes'
import { linkedShareSchema } from './createDeviceRequests'

const nothing = z.object({})
const byId = z.object({ id: secretSchema })

/** Relays a share from a device of the user to a new one. */
export const deviceRoutes = ({ devices, shares, signals, mayEmbed }: SecureServices) => [
  createUserApiRoute(
    '/api/device/request',
    z.object({ publicKey: linkedShareSchema.shape.publicKey, origin: z.optional(originSchema) }),
    (body, { user, token, userAgent }) => {
      if (body.origin !== undefined) mayEmbed(body.origin)
      return devices.begin({ ...body, userId: user.id, token, userAgent })
    },
    { audit: ({ origin }) => ({ event: 'device.request', origin }) },
  ),
  createUserApiRoute(
    '/api/device/requests',
    nothing,
    async (_, { user, token }) => ({ requests: await devices.list(user.id, token) }),
    { audit: undefined },
  ),
  createUserApiRoute(
    '/api/device/approve',
    z.extend(byId, { share: linkedShareSchema, proof: proofSchema }),
    async ({ id, share, proof }, { user, token }) => {
      shares.requireProof(user, { change: 'approve', wayId: id, token, proof })
      await devices.approve({ id, userId: user.id, token }, share)
      return {}
    },
    { audit: () => ({ event: 'device.approve' }) },
  ),
  createUserApiRoute(
    '/api/device/decline',
    byId,
    async ({ id }, { user, token }) => {
      await devices.decline({ id, userId: user.id, token })
      return {}
    },
    { audit: () => ({ event: 'device.decline' }) },
  ),
  createUserApiRoute(
    '/api/device/wait',
    byId,
    async ({ id }, { user, token, signal }) => {
      const read = () => devices.readOutcome(id, user.id, token)
      const happened = async () => (await read()) !== undefined
      await longPollUntil(happened, { signals, name: devices.signalOf(id), signal })
      const outcome = await read()
      if (outcome === undefined) return { status: 'waiting' as const }
      return outcome === 'declined' ? { status: 'declined' as const } : { status: 'approved' as const, share: outcome }
    },
    { audit: undefined },
  ),
]
