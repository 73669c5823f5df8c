import type { ModalContext, Part } from '../context.js'
import { getConfig } from '../services/directory/getConfig.js'
import type { RemoteFeatures } from '../types/remoteFeatures.js'
import { fetchedFeatures, localFeatures, noRemoteFeatures, REMOTE_FEATURES } from '../utils/remoteFeatures.js'
import { directory } from './directory.js'
import { remoteSettings } from './remoteSettings.js'

const remoteFeatures: Part<{ loaded: Promise<RemoteFeatures> | undefined }> = {
  create: () => ({ loaded: undefined }),
}

/**
 * What the page may offer that needs a backend. The remote configuration governs where it can be had, the local options
 * and the defaults where it cannot; in basic mode nobody is asked and all of it is off. Asked for once. Never rejects.
 */
export function loadRemoteFeatures(context: ModalContext): Promise<RemoteFeatures> {
  const state = context.use(remoteFeatures)
  state.loaded ??= load(context).then((features) => {
    context.use(remoteSettings).known = features
    return features
  })
  return state.loaded
}

async function load(context: ModalContext): Promise<RemoteFeatures> {
  const { options, log } = context
  const { features } = options
  if (options.basic) return noRemoteFeatures
  try {
    const fetched = fetchedFeatures(await getConfig(context.use(directory).http))
    const ignored = REMOTE_FEATURES.filter((name) => isSetting(features[name]))
    if (ignored.length) {
      log('warn', `The project has a remote configuration: the local settings of ${ignored.join(', ')} are ignored`)
    }
    return fetched
  } catch (cause) {
    log('debug', 'The remote configuration could not be had; the local settings hold', cause)
    return localFeatures(features)
  }
}

/** Whether it says on or off, or which. Options of a feature hold wherever that is switched. */
const isSetting = (value: unknown) => value !== undefined && (typeof value !== 'object' || Array.isArray(value))
