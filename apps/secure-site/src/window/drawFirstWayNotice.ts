import { createElement } from '../frame/screen/createElement'
import { texts } from '../texts/texts'

/** Says what changes with the user’s first way of recovery. */
export const drawFirstWayNotice = () => createElement('p', { class: 'warning' }, texts().recovery.firstWay)
