import * as z from 'zod/mini'
import { ModalError } from '../../errors/ModalError.js'
import type { Http } from '../http.js'

const schema = z.object({ isAnalyticsEnabled: z.boolean() })

/**
 * `GET /getAnalyticsConfig`, of the directory: whether the project's owner wants events. Rejects as `Http` does, and
 * with `RESPONSE_INVALID`.
 */
export async function getAnalyticsConfig(http: Http): Promise<boolean> {
  const parsed = schema.safeParse(await http.getJson('/getAnalyticsConfig'))
  if (!parsed.success) throw new ModalError('RESPONSE_INVALID', { cause: parsed.error })
  return parsed.data.isAnalyticsEnabled
}
