import { Resource as CoreResource, type ResourceProps } from 'react-admin';
import { Route } from 'react-router';
import { NotFound } from './NotFound';

/** A resource whose screen stands at its own address; below it, and without a screen also there, nothing is found. */
export function Resource({ children, ...resource }: ResourceProps) {
  return (
    <CoreResource {...resource}>
      {children}
      <Route path={resource.list ? ':id/*' : '*'} element={<NotFound />} />
    </CoreResource>
  );
}

// By these react-admin knows a resource among its children.
Resource.raName = CoreResource.raName;
Resource.registerResource = CoreResource.registerResource;
