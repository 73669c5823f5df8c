import type { ModalContext, Service } from '../modal/context.js'
import type { RemoteFeatures } from '../types/features.js'
import { type OriginCheck, performOriginCheck } from './checkOrigin.js'
import { getRemoteFeatures } from './getRemoteFeatures.js'

export interface ProjectSettings {
  readonly features: RemoteFeatures
  readonly origin: OriginCheck
}

const settings: Service<{ asked: Promise<ProjectSettings> | undefined }> = {
  create: () => ({ asked: undefined }),
}

export function fetchProjectSettings(context: ModalContext): Promise<ProjectSettings> {
  const state = context.use(settings)
  state.asked ??= requestSettings(context).then((answer) => {
    if (answer.origin.failure) state.asked = undefined
    return answer
  })
  return state.asked
}

async function requestSettings(context: ModalContext): Promise<ProjectSettings> {
  const page = globalThis.location?.origin
  const [features, origin] = await Promise.all([
    getRemoteFeatures(context.modal),
    page === undefined ? { isAllowed: true } : performOriginCheck(context, page),
  ])
  return { features, origin }
}
