import type { OriginItem } from '../engine/engine.types.js';
import type { Variant } from '../engine/variants/variant.types.js';
import type { VariantDto, VariantItemDto } from './idea-variants.dto.js';

export const toVariantDto = ({ coreMechanics, metaElements, ...variant }: Variant): VariantDto => ({
  ...variant,
  coreMechanics: coreMechanics.map(toItemDto),
  metaElements: metaElements.map(toItemDto),
});

const toItemDto = ({ content, origin }: OriginItem): VariantItemDto => ({
  content,
  rule: origin.rule,
  source: origin.input,
  from: origin.from,
  taxonomyId: origin.taxonomyId,
  confidence: origin.confidence,
});
