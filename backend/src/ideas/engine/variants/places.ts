/** Last words of a noun phrase that make it a place. */
export const PLACES =
  /(?:house|home|hotel|inn|tavern|café|cafe|bar|shop|store|market|bakery|restaurant|kitchen|station|school|academy|museum|library|theater|theatre|cinema|hospital|clinic|office|factory|farm|garden|park|zoo|forest|island|village|town|city|street|harbor|port|ship|boat|ferry|train|tower|castle|palace|temple|lighthouse|prison|bank|bridge|cave|desert|planet|moon|workshop|studio|lab|observatory|orchard|vineyard|attic|cellar|laundry|circus|arena|camp|room|court|hall|building|elevator|courtroom|classroom|mall|airport|cafeteria|archive|bureau|clinic)s?$/i;
/** A text that says where it happens needs no other place. */
export const NAMES_PLACE = /\b(?:in|on|at|aboard|inside|under)\s+(?:an?|the|your)\s+\p{L}/iu;

/** Whether a text says where it happens: “in a laundry”, “two lighthouse keepers”. */
export const statesPlace = (text: string): boolean =>
  NAMES_PLACE.test(text) || text.split(/[^\p{L}’']+/u).some((word) => word.length > 3 && PLACES.test(word));
