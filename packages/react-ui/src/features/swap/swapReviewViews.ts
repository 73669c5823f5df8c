import couple from '../../shell/theme/couple.css?text'
import review from '../../shell/theme/review.css?text'
import ring from '../../shell/theme/ring.css?text'
import { SwappedView } from './SwappedView.js'
import { SwapReviewView } from './SwapReviewView.js'
import swapping from './swapping.css?text'

/** Swap views after the form; they load once there is a quote. */
export const swapReviewViews = { SwapReviewView, SwappedView, sheets: [couple, review, ring, swapping] }
