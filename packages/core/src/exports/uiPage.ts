// What the buttons of a page draw with: it comes with the page, so that no button brings the modal along.
export { formatAddress } from '../utils/formatAddress.js'
export { hueOf } from '../utils/hueOf.js'
export { inIdleTime } from '../utils/inIdleTime.js'
export { isImageUrl } from '../utils/isImageUrl.js'
