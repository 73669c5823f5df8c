import { createElement } from '../frame/screen/createElement'

/** Says what changes with the user’s first way of recovery. */
export const drawFirstWayNotice = () =>
  createElement(
    'p',
    { class: 'warning' },
    'Once you add it, the site deletes its spare part of your wallet. From then on you need this, or one of your devices, to open the wallet on a new device: nobody else can help you.',
  )
