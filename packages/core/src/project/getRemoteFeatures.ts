import * as z from 'zod/mini'
import { ModalError } from '../errors/ModalError.js'
import { directoryHttp, type Http } from '../http/http.js'
import type { ModalContext, Service } from '../modal/context.js'
import type { Modal } from '../modal/modal.js'
import { getContext } from '../modal/runtime.js'
import type { FeatureConfig, RemoteFeatures } from '../types/features.js'
import {
  DISABLED_REMOTE_FEATURES,
  parseRemoteFeatures,
  REMOTE_FEATURES,
  toRemoteFeatures,
} from '../utils/remoteFeatures.js'
import { knownRemoteFeatures } from './knownRemoteFeatures.js'

const remoteFeatures: Service<{ loaded: Promise<RemoteFeatures> | undefined }> = {
  create: () => ({ loaded: undefined }),
}

/**
 * Returns which features that need a service are on, from the project's configuration or, without one, from the app's
 * options. Never rejects.
 */
export function getRemoteFeatures(modal: Modal): Promise<RemoteFeatures> {
  const context = getContext(modal)
  const state = context.use(remoteFeatures)
  state.loaded ??= load(context).then((features) => {
    context.use(knownRemoteFeatures).known = features
    return features
  })
  return state.loaded
}

async function load(context: ModalContext): Promise<RemoteFeatures> {
  const { options, log } = context
  const { features } = options
  if (options.basic) return DISABLED_REMOTE_FEATURES
  try {
    const config = await fetchProjectConfig(context.use(directoryHttp))
    if (!config) return toRemoteFeatures(features)
    const fetched = parseRemoteFeatures(config)
    const ignored = REMOTE_FEATURES.filter((name) => isSetting(features[name]))
    if (ignored.length) {
      log('warn', `The project has a remote configuration: the local settings of ${ignored.join(', ')} are ignored`)
    }
    return fetched
  } catch (cause) {
    log('debug', 'The remote configuration could not be had; the local settings hold', cause)
    return toRemoteFeatures(features)
  }
}

const isSetting = (value: unknown) => value !== undefined && (typeof value !== 'object' || Array.isArray(value))

const featureSchema = z.object({
  id: z.string(),
  isEnabled: z.boolean(),
  config: z.catch(z.nullable(z.array(z.string())), null),
})
const configSchema = z.object({ features: z.nullable(z.array(z.unknown())) })

/**
 * Requests `GET /appkit/v1/config` and drops invalid features. Resolves with undefined if the project has no
 * configuration. Rejects as `Http` does, and with `RESPONSE_INVALID`.
 */
export async function fetchProjectConfig(
  http: Http,
  signal?: AbortSignal,
): Promise<readonly FeatureConfig[] | undefined> {
  const parsed = configSchema.safeParse(await http.getJson('/appkit/v1/config', { signal }))
  if (!parsed.success) throw new ModalError('RESPONSE_INVALID', { cause: parsed.error })
  return parsed.data.features?.flatMap((each) => {
    const { data } = featureSchema.safeParse(each)
    return data ? [data] : []
  })
}
