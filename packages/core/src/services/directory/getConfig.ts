import * as z from 'zod/mini'
import { ModalError } from '../../errors/ModalError.js'
import type { FeatureConfig } from '../../types/remoteFeatures.js'
import type { Http } from '../http.js'

const featureSchema = z.object({
  id: z.string(),
  isEnabled: z.boolean(),
  config: z.catch(z.nullable(z.array(z.string())), null),
})
const configSchema = z.object({ features: z.array(z.unknown()) })

/** `GET /appkit/v1/config`. What is no feature is left out. Rejects as `Http` does, and with `RESPONSE_INVALID`. */
export async function getConfig(http: Http, signal?: AbortSignal): Promise<readonly FeatureConfig[]> {
  const parsed = configSchema.safeParse(await http.getJson('/appkit/v1/config', { signal }))
  if (!parsed.success) throw new ModalError('RESPONSE_INVALID', { cause: parsed.error })
  return parsed.data.features.flatMap((each) => {
    const { data } = featureSchema.safeParse(each)
    return data ? [data] : []
  })
}
