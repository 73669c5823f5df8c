// Written by tooling/icons. Not to be edited.
import type { PictureSetLoader } from '../picture.js'

export const networks: readonly PictureSetLoader[] = [
  () => import('./networks1.generated.js'),
  () => import('./networks2.generated.js'),
  () => import('./networks3.generated.js'),
  () => import('./networks4.generated.js'),
  () => import('./networks5.generated.js'),
  () => import('./networks6.generated.js'),
  () => import('./networks7.generated.js'),
  () => import('./networks8.generated.js'),
  () => import('./networks9.generated.js'),
  () => import('./networks10.generated.js'),
]

export const tokens: readonly PictureSetLoader[] = [
  () => import('./tokens1.generated.js'),
  () => import('./tokens2.generated.js'),
  () => import('./tokens3.generated.js'),
  () => import('./tokens4.generated.js'),
  () => import('./tokens5.generated.js'),
  () => import('./tokens6.generated.js'),
  () => import('./tokens7.generated.js'),
  () => import('./tokens8.generated.js'),
  () => import('./tokens9.generated.js'),
  () => import('./tokens10.generated.js'),
  () => import('./tokens11.generated.js'),
  () => import('./tokens12.generated.js'),
]
