import type { FeatureDefinition } from '../feature/defineFeature.js'
import type { Options } from '../options.js'
import { embeddedFeature } from './embedded/feature.js'
import { remoteFeature } from './remote/feature.js'

/** Foyer's own features, each with what turns it on. One line each: nothing else in core names them. */
const ours: readonly (readonly [FeatureDefinition, (options: Options) => boolean])[] = [
  [remoteFeature, ({ enableWalletConnect }) => enableWalletConnect],
  // It needs a project, or a secure site of one's own.
  [embeddedFeature, ({ basic, projectId, services }) => !basic && Boolean(projectId || services?.secureSite)],
]

/** Those that are on in a modal. */
export const featuresOf = (options: Options): readonly FeatureDefinition[] =>
  ours.filter(([, isOn]) => isOn(options)).map(([feature]) => feature)
