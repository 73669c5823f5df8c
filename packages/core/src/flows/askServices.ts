import type { ModalContext, Part } from '../context.js'
import type { RemoteFeatures } from '../types/remoteFeatures.js'
import { checkOrigin } from './checkOrigin.js'
import { loadRemoteFeatures } from './loadRemoteFeatures.js'

/** What the project's owner has set at the backend. */
export interface ProjectSettings {
  readonly features: RemoteFeatures
  readonly isOriginAllowed: boolean
}

const settings: Part<{ asked: Promise<ProjectSettings> | undefined }> = {
  create: () => ({ asked: undefined }),
}

/** Asks which features there are, and where: at the same time, and once. They tell of their failures themselves. */
export function askServices(context: ModalContext): Promise<ProjectSettings> {
  const state = context.use(settings)
  state.asked ??= ask(context)
  return state.asked
}

async function ask(context: ModalContext): Promise<ProjectSettings> {
  const origin = globalThis.location?.origin
  const [features, isOriginAllowed] = await Promise.all([
    loadRemoteFeatures(context),
    origin === undefined ? true : checkOrigin(context, origin),
  ])
  return { features, isOriginAllowed }
}
