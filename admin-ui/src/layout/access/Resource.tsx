import { Resource as CoreResource, type ResourceProps } from 'react-admin';
import { Route } from 'react-router';
import { NotFound } from './NotFound';

/** A resource with a screen only at its own URL; URLs below it show "Not found". */
export function Resource({ children, ...resource }: ResourceProps) {
  return (
    <CoreResource {...resource}>
      {children}
      <Route path={resource.list ? ':id/*' : '*'} element={<NotFound />} />
    </CoreResource>
  );
}

// react-admin recognizes resources among its children by this static property.
Resource.raName = CoreResource.raName;
Resource.registerResource = CoreResource.registerResource;
