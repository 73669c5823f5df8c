import couple from '../../theme/couple.css?text'
import review from '../../theme/review.css?text'
import ring from '../../theme/ring.css?text'
import { ReviewView } from './ReviewView.js'
import { SwappedView } from './SwappedView.js'
import swapping from './swapping.css?text'

/** What comes after the form: loaded once there is a price. */
export const laterViews = { ReviewView, SwappedView, sheets: [couple, review, ring, swapping] }
