import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useState } from 'react';
import type { Listing, Platform } from '../api/types';
import { Card } from '../components/Card';
import { STORE_NAMES } from '../components/chips';

/** The store's text, as text; with two stores the reader chooses whose. */
export function Description({ listings }: { listings: Listing[] }) {
  const told = listings.filter((listing) => listing.description);
  const [choice, setChoice] = useState<Platform | null>(null);
  const listing = told.find(({ platform }) => platform === choice) ?? told[0];
  return (
    <Card
      title="Description"
      aside={
        told.length > 1 ? (
          <ToggleButtonGroup
            exclusive
            size="small"
            aria-label="Store"
            className="small-toggle"
            value={listing?.platform}
            onChange={(_event, platform: Platform | null) => platform && setChoice(platform)}
          >
            {told.map(({ platform }) => (
              <ToggleButton key={platform} value={platform} size="small">
                {STORE_NAMES[platform]}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
        ) : (
          listing && <span className="text-12 muted">{STORE_NAMES[listing.platform]}</span>
        )
      }
    >
      {listing?.description ? (
        <div className="prose">
          {listing.description.split(/\n\s*\n/).map((paragraph, index) => (
            <p key={index}>{paragraph}</p>
          ))}
          {listing.sample && <p className="text-12 muted">Sample text, written for this product.</p>}
        </div>
      ) : (
        <p className="muted">No description available.</p>
      )}
    </Card>
  );
}
