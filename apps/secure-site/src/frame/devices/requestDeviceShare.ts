import * as z from 'zod/mini'
import { texts } from '../../texts/texts'
import { FrameError } from '../errors/FrameError'
import type { SiteApi } from '../session/createSiteApi'
import { createLinkKey, formatLinkCode, type LinkSubject } from './deviceLink'

const begun = z.object({ id: z.string() })
const linkedShare = z.object({ publicKey: z.string(), iv: z.string(), ciphertext: z.string() })
const outcome = z.union([
  z.object({ status: z.literal('waiting') }),
  z.object({ status: z.literal('declined') }),
  z.object({ status: z.literal('approved'), share: linkedShare }),
])

/** Asks the user’s other devices for a share. The server relays it and can’t open it. */
export async function requestDeviceShare(
  api: SiteApi,
  { token, origin, subject }: { token: string; origin: string; subject: LinkSubject },
) {
  const key = await createLinkKey()
  const { id } = await api.call('device/request', { publicKey: key.publicKey, origin }, begun, { token })
  const look = async (signal?: AbortSignal): Promise<Uint8Array<ArrayBuffer> | undefined> => {
    const answer = await api.call('device/wait', { id }, outcome, { token, signal })
    if (answer.status === 'waiting') return undefined
    if (answer.status === 'declined') throw new FrameError(texts().errors.device.declined)
    return key.open(answer.share, subject).catch((cause: unknown) => {
      throw Object.assign(new FrameError(texts().errors.device.unreadable), { cause })
    })
  }
  return {
    /** Code that the approving device must show too. */
    code: await formatLinkCode(key.publicKey),
    /** Resolves with the share once a device has approved. Rejects once one declines, or after ten minutes. */
    async wait(signal?: AbortSignal): Promise<Uint8Array<ArrayBuffer>> {
      for (;;) {
        const share = await look(signal)
        if (share !== undefined) return share
      }
    },
  }
}
