import { getFeatureContext } from '../../feature/getFeature.js'
import { getDataService } from '../../http/dataService.js'
import { getImageUrl } from '../../http/getImageUrl.js'
import type { Modal } from '../../modal/modal.js'
import { onrampFeature } from './index.js'

export function getOnrampImageUrl(modal: Modal, kind: 'currency' | 'token', id: string): string | undefined {
  return getDataService(modal) && getImageUrl(getFeatureContext(modal, onrampFeature).options, kind, id)
}
